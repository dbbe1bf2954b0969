import { mergeMessages } from '@store/ui/messages'
import { Modal } from '@store/ui/modal'
import { SharePanel, sharePanelEn } from '@store/ui/share-panel'
import { createProductPart } from '../../react/createProductPart.ts'
import type { ProductDialogProps } from '../../react/ProductPartProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { toShareUrl } from '../../store/toShareUrl.ts'

/** Renders the options to share the page. It opens only on a press, so that the page's URL is available. */
export const ShareDialog = createProductPart((slots) => slots.shareDialog, OwnShareDialog)

function OwnShareDialog(dialog: ProductDialogProps) {
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
