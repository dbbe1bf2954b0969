import type { SharePanelMessages } from './SharePanelMessages.ts'

/** English messages with the channel names of the specification (2, "Share panel") and the texts around them. */
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
