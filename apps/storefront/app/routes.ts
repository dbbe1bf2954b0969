import { type Page, toRoutes } from './definePage.ts'

const pages = import.meta.glob<Page>('./pages/*/page.ts', { eager: true, import: 'page' })

/** The routes of all pages: every folder with a `page.ts` is a page, named after the folder. */
export const routes = Object.entries(pages).flatMap(([file, page]) =>
  toRoutes(file.split('/').at(-2) ?? '', page),
)
