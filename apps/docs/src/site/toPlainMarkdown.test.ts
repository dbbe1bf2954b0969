import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './repositoryRoot.ts'
import { toPlainMarkdown } from './toPlainMarkdown.ts'

it('prints the code of a live page in a block, without components and their imports', () => {
  const page = `import { Code } from '@astrojs/starlight/components'
import code from '#examples/Cart.tsx?raw'

Press plus.

<div class="live-example not-content">
  <Cart client:only="react" />
</div>

## Its code

<Code code={code} lang="tsx" title="Cart.tsx" />
`
  expect(toPlainMarkdown(page, (path) => `// ${path}\n`)).toBe(
    'Press plus.\n\n## Its code\n\n```tsx\n// #examples/Cart.tsx\n```',
  )
})

it('keeps imports inside a code block', () => {
  const block = "```ts\nimport { paise } from '@store/api-client'\nimport {\n  rupees,\n} from './money'\n```"
  expect(toPlainMarkdown(`Before\n\n${block}\n\nAfter`, () => '')).toBe(`Before\n\n${block}\n\nAfter`)
})

it('prints cards as sections, linked cards as a list of links, and pictures as their alternative text', () => {
  const page = `<CardGrid>
  <Card title="Your shop" icon="puzzle">
    Replace the gifts:
    [a shop](/start/own-shop/).
  </Card>
  <Card title="Your backend" icon="random">
    Connect one call.
  </Card>
</CardGrid>

## Where to go

<CardGrid>
  <LinkCard title="Learn" href="/learn/" description="Five ideas." />
  <LinkCard title="Run it" href="/guides/deploy/" description="With Node." />
</CardGrid>

<div class="phones not-content">
  <Image src={phone} alt="Roses on a phone" />
  <ul>
    <li>The date a gift arrives</li>
  </ul>
</div>
`
  expect(toPlainMarkdown(page, () => '')).toBe(
    `### Your shop

Replace the gifts:
[a shop](/start/own-shop/).

### Your backend

Connect one call.

## Where to go

- [Learn](/learn/): Five ideas.
- [Run it](/guides/deploy/): With Node.

- Picture: Roses on a phone

- The date a gift arrives`,
  )
})

it('leaves no HTML element on the front page', () => {
  const page = readFileSync(join(repositoryRoot, 'apps/docs/content/index.mdx'), 'utf8')
  const body = page.replace(/^---\n[\s\S]*?\n---\n/, '')
  expect(toPlainMarkdown(body, () => '')).not.toMatch(/<\/?[A-Za-z]/)
})
