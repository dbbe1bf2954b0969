// Types are checked by a step of their own, with the TypeScript that the other consumers have.
export default { basePath: '/shop', typescript: { ignoreBuildErrors: true }, devIndicators: false }
