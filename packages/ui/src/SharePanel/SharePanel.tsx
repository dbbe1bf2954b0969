import { useEffect, useRef, useState } from 'react'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { FacebookIcon } from '../icons/FacebookIcon.tsx'
import { LinkIcon } from '../icons/LinkIcon.tsx'
import { PinterestIcon } from '../icons/PinterestIcon.tsx'
import { ShareIcon } from '../icons/ShareIcon.tsx'
import { WhatsAppIcon } from '../icons/WhatsAppIcon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { createShareLinks, type ShareContent, type ShareLinks } from './createShareLinks.ts'
import { ShareOptionButton } from './ShareOptionButton.tsx'
import styles from './SharePanel.module.css'
import type { SharePanelMessages } from './SharePanelMessages.ts'

/** A share channel. */
export type ShareChannel = 'copy' | keyof ShareLinks | 'more'

/** Props of {@link SharePanel}. */
export interface SharePanelProps extends ShareContent {
  /** UI messages. */
  readonly messages: SharePanelMessages
  /** Called when a share link is clicked, when the URL was copied, and when another app accepted it. */
  readonly onShare?: ((channel: ShareChannel) => void) | undefined
}

/** Share panel: the share channels of a page, and the device's apps where the browser supports the Web Share API. */
export function SharePanel({ messages, onShare, ...shared }: SharePanelProps) {
  const { url, title } = shared
  const links = createShareLinks(shared)
  const [hasApps, setHasApps] = useState(false)
  const [copied, setCopied] = useState(0)
  const [refused, setRefused] = useState(0)
  const field = useRef<HTMLInputElement>(null)

  // Only the browser knows which APIs it supports, so the check runs after hydration.
  useEffect(() => setHasApps('share' in navigator), [])

  // The URL field appears only after copying has failed, so an effect selects its text.
  useEffect(() => {
    if (refused === 0) return
    field.current?.focus()
    field.current?.select()
  }, [refused])

  const refuse = () => {
    setCopied(0)
    setRefused((times) => times + 1)
  }
  const copy = async () => {
    try {
      // The clipboard API does not exist on an insecure origin.
      await navigator.clipboard.writeText(url)
    } catch {
      refuse()
      return
    }
    setRefused(0)
    setCopied((times) => times + 1)
    onShare?.('copy')
  }
  const askApps = async () => {
    try {
      await navigator.share({ title, url })
    } catch (reason) {
      const changedMind = reason instanceof DOMException && reason.name === 'AbortError'
      if (!changedMind) refuse()
      return
    }
    onShare?.('more')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own and be read as a form part.
    <div className={styles.panel} role="group" aria-label={messages.share}>
      <div className={styles.choices}>
        <ShareOptionButton
          icon={copied ? <CheckIcon /> : <LinkIcon />}
          label={messages.copyLink}
          onClick={copy}
        />
        {channels.map(({ channel, icon }) => (
          <ShareOptionButton
            key={channel}
            icon={icon}
            label={messages[channel]}
            href={links[channel]}
            newTab={messages.newTab}
            onClick={() => onShare?.(channel)}
          />
        ))}
        {hasApps && <ShareOptionButton icon={<ShareIcon />} label={messages.moreApps} onClick={askApps} />}
      </div>
      <p className={styles.status} role="status">
        {copied > 0 && (
          <span key={copied} className={styles.said}>
            {messages.copied}
          </span>
        )}
      </p>
      {refused > 0 && (
        <div className={styles.byHand}>
          <TextField ref={field} label={messages.copyByHand} value={url} readOnly onChange={ignore} />
        </div>
      )}
    </div>
  )
}

const channels = [
  { channel: 'whatsApp', icon: <WhatsAppIcon /> },
  { channel: 'facebook', icon: <FacebookIcon /> },
  { channel: 'pinterest', icon: <PinterestIcon /> },
] as const

function ignore() {}
