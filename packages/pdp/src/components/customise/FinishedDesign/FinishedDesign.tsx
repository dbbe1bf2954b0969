import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { Button, Picture } from '@store/ui'
import { mergeMessages } from '@store/ui/messages'
import { RemoveDialog, removeDialogEn } from '@store/ui/remove-dialog'
import { StatusRegion } from '@store/ui/status-region'
import { useState } from 'react'
import { useCustomiserUiMessages } from '../../../react/useCustomiserUiMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './FinishedDesign.module.css'

/** Props of `FinishedDesign`. */
export interface FinishedDesignProps {
  /** Image of the design. */
  readonly photo: ChosenPhoto
}

/** Renders the gift with the shopper's design, and a button to remove it. */
export function FinishedDesign({ photo }: FinishedDesignProps) {
  const { lazyPorts, messages } = useProduct()
  const words = useCustomiserUiMessages()
  const [isAsking, setIsAsking] = useState(false)
  const { pictureSrc, width, height, name = '' } = photo
  const remove = () => {
    setIsAsking(false)
    void lazyPorts.customiser?.().then((store) => store.actions.remove())
  }
  return (
    <div className={styles.finished}>
      <div className={styles.picture}>
        <Picture
          {...{ src: pictureSrc, width, height }}
          alt={words.picture(name)}
          errorText={messages.pictureFailed}
        />
      </div>
      <div className={styles.about}>
        <p className={styles.chosen}>{name}</p>
        <Button variant="quiet" hasPopup="dialog" onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      </div>
      <StatusRegion text={words.designed} occasion={photo.id} />
      <RemoveDialog
        variant="other"
        open={isAsking}
        title={words.removed}
        picture={{ src: pictureSrc, width, height }}
        messages={mergeMessages(removeDialogEn, words.removeDialog)}
        onClose={() => setIsAsking(false)}
        onRemove={remove}
      />
    </div>
  )
}
