export { hi as hamperMessages } from '@store/hamper-builder/messages/hi'
