// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'cards', label: 'Cards', content: 'Twelve cards' },
  { id: 'candles', label: 'Candles', content: 'Two candles' },
]

it('renders the first panel on the server', () => {
  const markup = renderToString(<Tabs label="Extras" tabs={tabs} />)
  expect(markup).toMatch(/<div[^>]*role="tabpanel"[^>]*>Twelve cards/)
  expect(markup).toMatch(/<div[^>]*role="tabpanel"[^>]*hidden[^>]*>Two candles/)
  expect(markup).not.toContain('style=')
})

it('omits a lazy panel that was not shown yet, but renders the element that its tab refers to', () => {
  const markup = renderToString(<Tabs label="Extras" tabs={tabs} lazy />)
  expect(markup).toContain('Twelve cards')
  expect(markup).not.toContain('Two candles')
  expect(markup.match(/role="tabpanel"/g)).toHaveLength(2)
})
