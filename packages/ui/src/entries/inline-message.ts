export { InlineMessage, type InlineMessageProps } from '../InlineMessage/InlineMessage.tsx'
