/**
 * Why a video cannot be played: no source exists or has a supported format (`unplayable`), the connection failed
 * (`network`), the file is damaged (`decoding`), or the browser does not allow playing it now (`refused`).
 */
export type VideoError = 'unplayable' | 'network' | 'decoding' | 'refused'
