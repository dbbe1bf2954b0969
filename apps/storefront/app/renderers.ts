import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** What renders pages on the server. */
export const renderers = { stream: renderToPipeableStream, whole: renderToString } as const
