import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import starlightLinksValidator from 'starlight-links-validator'
import { listSidebarSections } from './src/site/listSidebarSections.ts'
import { apiGroups } from './src/site/printApiReference.ts'
import { repositoryUrl } from './src/site/rewriteLinks.ts'
import { writePages } from './src/site/writePages.ts'

const site = process.env.DOCS_SITE ?? 'https://docs.marigold.example'
writePages(site)

// The URL at which `pnpm storybook` serves it, or its build was deployed.
const storybook = process.env.DOCS_STORYBOOK ?? 'http://localhost:6006'

const [start, learn, guides, operate, designers, packages, apps, decisions, reports] =
  listSidebarSections().map(({ label, pages, isCollapsed }) => ({
    label,
    collapsed: isCollapsed ?? false,
    items: [
      ...pages.map(({ slug }) => slug),
      ...(label === 'Designers' ? [{ label: 'Storybook', link: storybook }] : []),
    ],
  }))
const examples = { label: 'Live examples', items: [{ autogenerate: { directory: 'examples' } }] }
const api = {
  label: 'API',
  collapsed: true,
  items: [...apiGroups, 'schemas'].map((group) => ({ label: group, slug: `api/${group.toLowerCase()}` })),
}

/** A table that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const makeTablesFocusable = `
  const mark = () => {
    for (const table of document.querySelectorAll('.sl-markdown-content table'))
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
  }
  mark()
  addEventListener('resize', mark)
`

export default defineConfig({
  site,
  integrations: [
    starlight({
      title: 'Marigold storefront kit',
      logo: { src: '../storefront/app/layout/mark.svg' },
      social: [{ icon: 'github', label: 'GitHub', href: repositoryUrl }],
      customCss: ['@store/ui/tokens.css', '../storefront/app/fonts/display.css', './src/styles/brand.css'],
      head: [{ tag: 'script', attrs: { type: 'module' }, content: makeTablesFocusable }],
      sidebar: [
        start,
        learn,
        guides,
        examples,
        operate,
        designers,
        packages,
        api,
        apps,
        decisions,
        reports,
      ].filter((section) => section !== undefined),
      lastUpdated: false,
      credits: false,
      plugins: [starlightLinksValidator()],
    }),
    react(),
  ],
})
