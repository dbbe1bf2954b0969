/**
 * Why a video cannot be seen: no source is there or in a form the browser knows (`unplayable`), the line broke
 * (`network`), the file is damaged (`decoding`), or the browser does not let it play now (`refused`).
 */
export type VideoError = 'unplayable' | 'network' | 'decoding' | 'refused'
