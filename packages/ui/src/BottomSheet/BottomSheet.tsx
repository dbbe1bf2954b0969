import { Modal } from '../Modal/Modal.tsx'
import type { ModalProps } from '../Modal/ModalProps.ts'

/** Props of {@link BottomSheet}: those of a `Modal` without its placement. */
export type BottomSheetProps = Omit<ModalProps, 'placement'>

/**
 * Bottom sheet at every width. Dragging it down by more than 100 px closes it, like Escape, the backdrop and the close
 * button.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} placement="bottom" />
}
