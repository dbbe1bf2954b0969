import { expect, it } from 'vitest'
import { toPlainMarkdown } from './toPlainMarkdown.ts'

it('prints a live page as Markdown: its code in a block, without components and their imports', () => {
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

it('keeps the imports of a code block', () => {
  const block = "```ts\nimport { paise } from '@store/api-client'\nimport {\n  rupees,\n} from './money'\n```"
  expect(toPlainMarkdown(`Before\n\n${block}\n\nAfter`, () => '')).toBe(`Before\n\n${block}\n\nAfter`)
})
