export { MessageArea, type MessageAreaProps } from '../MessageArea/MessageArea.tsx'
