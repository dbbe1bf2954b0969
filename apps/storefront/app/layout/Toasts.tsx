import { Button } from '@store/ui'
import { onFirstInteraction } from '@store/ui/hydration'
import type { ToastRegionProps } from '@store/ui/toasts'
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { commonMessages } from '#messages/commonMessages.ts'
import type { Stores } from '../composition/createStores.ts'
import styles from './Toasts.module.css'

/** Renders the host's toasts. Their code is lazy-loaded on interaction; if that fails, the message is plain text. */
export function Toasts({ notices }: Pick<Stores, 'notices'>) {
  const { toasts } = useStore(notices)
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>()

  useEffect(() => {
    onFirstInteraction(() => {
      import('@store/ui/toasts').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      )
    })
  }, [])

  if (Region) return <Region toasts={toasts} onDismiss={notices.dismiss} closeLabel={commonMessages.close} />
  return (
    <div role="status" className={styles.plain}>
      {toasts.map(({ id, text }) => (
        <p key={id} className={styles.notice}>
          {text}
          <Button variant="quiet" onClick={() => notices.dismiss(id)}>
            {commonMessages.close}
          </Button>
        </p>
      ))}
    </div>
  )
}
