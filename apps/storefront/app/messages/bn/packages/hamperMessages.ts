export { bn as hamperMessages } from '@store/hamper-builder/messages/bn'
