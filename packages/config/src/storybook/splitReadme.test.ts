import { expect, test } from 'vitest'
import { insertReadmeReference } from '../reports/insertReadmeReference.ts'
import { splitReadme } from './splitReadme.ts'

test('splits the reference that `pnpm reports` writes into its sections', () => {
  const readme = insertReadmeReference(
    '# Cart\n\nA guide.\n',
    '### Entries\n\n| a |\n\n### Ports: `CartPorts`\n\n| b |',
  )
  const { guide, reference } = splitReadme(readme)
  expect(guide.trim()).toBe('# Cart\n\nA guide.')
  expect(reference).toEqual([
    { title: 'Entries', content: '| a |' },
    { title: 'Ports: CartPorts', content: '| b |' },
  ])
})

test('does not split a README without a reference', () => {
  expect(splitReadme('# Cart\n\n### Steps\n')).toEqual({ guide: '# Cart\n\n### Steps\n', reference: [] })
})
