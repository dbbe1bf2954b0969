import { openHostChannel } from '@store/pdp/customiser'
import { createCustomiser } from './createCustomiser.ts'
import '@store/ui/tokens.css'
import './customiser.css'
import './page.css'
import { getCustomiserMessages } from './getCustomiserMessages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

const { code, messages } = getCustomiserMessages(
  new URLSearchParams(window.location.search).get('language') ?? '',
)
document.documentElement.lang = code
document.title = messages.page

if (window.parent === window) {
  root.textContent = messages.alone
} else {
  // The page has an opaque origin, but its URL contains the shop's origin, and only that origin receives messages.
  const line = openHostChannel(window.parent, window.location.origin, (asked) =>
    createCustomiser({ root, send: (message) => line.send(message), messages }, asked),
  )
}
