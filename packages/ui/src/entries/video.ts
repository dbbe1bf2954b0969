export { Video } from '../Video/Video.tsx'
export type { VideoFailure } from '../Video/VideoFailure.ts'
export type { VideoCaptions, VideoProps, VideoSource } from '../Video/VideoProps.ts'
