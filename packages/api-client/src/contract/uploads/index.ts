export { toUploadId, type UploadId, uploadId } from './UploadId.ts'
