export { PhotoField } from './PhotoField.tsx'
