/** Compiles a path with parameters (`/p/:type/:slug`, `/account/:section?`) to a regular expression with a group for each. */
export const compilePath = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.*+^$()|[\]\\]/g, '\\$&')
      .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
      .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')}$`,
  )
