import { Button } from '@store/ui'
import type { ToastRegionProps } from '@store/ui/toasts'
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { commonMessages } from '../commonMessages.ts'
import type { Stores } from '../composition/createStores.ts'
import { onFirstInteraction } from '../composition/onFirstInteraction.ts'
import styles from './Toasts.module.css'

/** What the host has to say for a moment. Toasts come when somebody stirs; where they do not, the words stand plainly. */
export function Toasts({ notices }: Pick<Stores, 'notices'>) {
  const { toasts } = useStore(notices)
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>()

  // Code over the network is outside React.
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
