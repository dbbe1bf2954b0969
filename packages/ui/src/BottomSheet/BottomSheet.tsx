import { Modal } from '../Modal/Modal.tsx'
import type { ModalProps } from '../Modal/ModalProps.ts'

/** What {@link BottomSheet} takes: what a `Modal` takes, but for where it stands. */
export type BottomSheetProps = Omit<ModalProps, 'placement'>

/** A sheet from below at every width; drawn down by more than 100 px it closes, as by Escape, veil and button. */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} placement="bottom" />
}
