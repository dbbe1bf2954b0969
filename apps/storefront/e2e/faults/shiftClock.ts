/**
 * Loaded into the store's process before anything else: each SIGUSR2 takes it a day further, as it takes a tab that is
 * left open. Nothing else of it changes.
 */
const dayMs = 86_400_000
const RealDate = Date
let aheadMs = 0
const now = () => RealDate.now() + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: readonly unknown[], wanted) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], wanted === Date ? target : wanted),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

process.on('SIGUSR2', () => {
  aheadMs += dayMs
})
