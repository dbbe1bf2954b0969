import { parseRichText } from '@store/api-client/contract/rules/parseRichText'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

const draw = (html: string) =>
  renderToStaticMarkup(<RichText text={parseRichText(html)} />).replace(/ class="[^"]*"/g, '')

it('renders the allowed markup as elements', () => {
  expect(draw('<b>Free</b> from <em>₹499</em>.<br><a href="/delivery">How <i>it</i> works</a>')).toBe(
    '<strong>Free</strong> from <em>₹499</em>.<br/><a href="/delivery">How <em>it</em> works</a>',
  )
})

it('renders text that looks like markup as text', () => {
  expect(draw('1 &lt;b&gt; 2 &amp; <img src=x onerror=alert(1)>3')).toBe('1 &lt;b&gt; 2 &amp; 3')
})
