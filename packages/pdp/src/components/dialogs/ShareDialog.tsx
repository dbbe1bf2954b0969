import { mergeMessages } from '@store/ui/messages'
import { Modal } from '@store/ui/modal'
import { SharePanel, sharePanelEn } from '@store/ui/share-panel'
import { useProduct } from '../../react/useProduct.ts'
import { toShareUrl } from '../../store/toShareUrl.ts'
import type { ProductDialogProps } from './ProductDialogProps.ts'

/** Renders the options to share the page; it opens on a press, so that a URL is available. */
export function ShareDialog(dialog: ProductDialogProps) {
  const { product, actions, messages } = useProduct()
  const { href } = window.location
  const [picture] = product.pictures
  return (
    <Modal {...dialog} title={messages.share} closeLabel={messages.close}>
      <SharePanel
        url={toShareUrl(href)}
        title={product.title}
        image={picture && new URL(picture.src, href).href}
        messages={mergeMessages(sharePanelEn, messages.sharePanel)}
        onShare={(channel) => actions.trackEngagement({ kind: 'shared', channel })}
      />
    </Modal>
  )
}
