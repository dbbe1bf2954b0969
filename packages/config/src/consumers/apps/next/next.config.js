// Types are checked in a separate step, with the same TypeScript as for the other consumers.
export default { basePath: '/shop', typescript: { ignoreBuildErrors: true }, devIndicators: false }
