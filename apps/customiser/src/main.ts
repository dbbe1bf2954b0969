import { openHostChannel } from '@store/pdp/customiser'
import { createCustomiser } from './createCustomiser.ts'
import '@store/ui/tokens.css'
import './customiser.css'
import './page.css'
import { en } from './messages/en.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

if (window.parent === window) {
  root.textContent = en.alone
} else {
  // The page has an opaque origin, but its URL contains the shop's: only that origin receives messages.
  const line = openHostChannel(window.parent, window.location.origin, (asked) =>
    createCustomiser({ root, send: (message) => line.send(message), messages: en }, asked),
  )
}
