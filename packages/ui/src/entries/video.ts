export { Video } from '../Video/Video.tsx'
export type { VideoError } from '../Video/VideoError.ts'
export type { VideoCaptions, VideoProps, VideoSource } from '../Video/VideoProps.ts'
