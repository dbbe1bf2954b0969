import { expect, it } from 'vitest'
import { rewriteLinks } from './rewriteLinks.ts'

const pages = [
  { slug: 'start/store', source: 'README.md', section: '## Quick start' },
  { slug: 'start/layout', source: 'README.md', section: '## Repository layout' },
  { slug: 'operate/operations', source: 'docs/operations.md' },
]
const rewrite = (text: string, source = 'docs/running.md') => rewriteLinks(text, source, pages)

it('replaces the path of a file with the link of its page, and keeps the anchor', () => {
  expect(rewrite('[backup](operations.md#backup-and-restore)')).toBe(
    '[backup](/operate/operations/#backup-and-restore)',
  )
})

it('replaces the path of a section with the link of its page', () => {
  expect(rewrite('[layout](../README.md#repository-layout)')).toBe('[layout](/start/layout/)')
})

it('replaces the repository URL of a file with the link of its page', () => {
  const link = 'https://github.com/OWNER/marigold-storefront-kit/blob/main/docs/operations.md'
  expect(rewrite(`[run it](${link})`, 'packages/cart/README.md')).toBe('[run it](/operate/operations/)')
})

it('links to the repository if the site has no page for a file', () => {
  expect(rewrite('[licence](../LICENSE)')).toBe(
    '[licence](https://github.com/OWNER/marigold-storefront-kit/blob/main/LICENSE)',
  )
})

it('uses the title of a page as link text instead of its file name', () => {
  expect(rewrite('[operations.md](operations.md) lists them')).toBe(
    '[Operations](/operate/operations/) lists them',
  )
})

it('does not change code and links to other sites', () => {
  const text = '`[a](b.md)`, [x](https://example.com)\n\n```md\n[a](b.md)\n```\n'
  expect(rewrite(text)).toBe(text)
})

it('rejects a link to a file that does not exist', () => {
  expect(() => rewrite('[gone](gone.md)')).toThrow('docs/running.md links to gone.md')
})
