import { expect, it } from 'vitest'
import { toInAppHref } from './toInAppHref.ts'

it.each([
  ['/flowers', '/flowers?fa-source=app'],
  ['/flowers?page=2', '/flowers?page=2&fa-source=app'],
  ['/flowers#top', '/flowers?fa-source=app#top'],
])('%s becomes %s in the app (specification 2, section 2)', (href, marked) => {
  expect(toInAppHref(href)).toBe(marked)
})
