export { type ShareChannel, SharePanel, type SharePanelProps } from '../SharePanel/SharePanel.tsx'
export type { SharePanelMessages } from '../SharePanel/SharePanelMessages.ts'
export { sharePanelEn } from '../SharePanel/sharePanelEn.ts'
