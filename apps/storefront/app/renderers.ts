import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** The server-side React renderers. */
export const renderers = { stream: renderToPipeableStream, whole: renderToString } as const
