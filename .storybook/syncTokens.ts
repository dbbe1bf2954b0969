import type { Channel } from 'storybook/internal/channels'
import { DOCS_PREPARED, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { decodeTokenChanges } from '../packages/config/src/storybook/tokenChanges.ts'
import { readDesignTokens } from '../packages/ui/src/design/readDesignTokens.ts'
import { applyDirection, applyTheme, type Globals } from './applyGlobals.ts'
import { tokensReportedEvent, tokensRequestedEvent } from './tokenEvents.ts'

/**
 * Applies the chosen theme and the tokens edited in the panel to a preview page (story or docs), and reports the
 * page's tokens to the panel.
 */
export function syncTokens(page: Document, channel: Channel): void {
  const changed = new CSSStyleSheet()
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, changed]

  const tell = () => {
    // The changes are disabled while the tokens are read, because the panel shows the theme's own values beside the
    // changed ones.
    changed.disabled = true
    channel.emit(tokensReportedEvent, readDesignTokens(page.documentElement))
    changed.disabled = false
  }
  const follow = ({ globals }: { readonly globals: Globals }) => {
    applyTheme(page.documentElement, globals)
    applyChanges(changed, globals.tokens)
    tell()
  }
  channel.on(GLOBALS_UPDATED, follow)
  channel.on(SET_GLOBALS, follow)
  channel.on(tokensRequestedEvent, tell)
  // A story sets the direction of its page. A docs page is in English, and each story on it sets its own direction.
  channel.on(DOCS_PREPARED, () => applyDirection(page.documentElement, {}))
}

function applyChanges(sheet: CSSStyleSheet, encoded: unknown) {
  sheet.replaceSync('')
  // This selector is more specific than that of any theme, on the page and on a canvas with its own theme.
  sheet.insertRule(':root:root, [data-store-theme][data-store-theme] {}')
  const [rule] = sheet.cssRules
  if (!(rule instanceof CSSStyleRule) || typeof encoded !== 'string') return
  for (const [name, value] of decodeTokenChanges(encoded)) rule.style.setProperty(name, value)
}
