import type { SharePanelMessages } from './SharePanelMessages.ts'

/** The ways to share as the specification names them (2, "Share panel"), with what has to be said beside them. */
export const sharePanelEn: SharePanelMessages = {
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy this link',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  moreApps: 'More apps',
  newTab: '(opens in a new tab)',
}
