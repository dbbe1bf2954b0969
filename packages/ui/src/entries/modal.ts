export { Modal } from '../Modal/Modal.tsx'
export type { ModalProps } from '../Modal/ModalProps.ts'
