/**
 * Preloaded into the store's process: each SIGUSR2 advances its clock by a day, as in a tab that is left open. With
 * `E2E_MOMENT`, the clock is frozen at that time.
 */
const dayMs = 86_400_000
const RealDate = Date
const { E2E_MOMENT: moment } = process.env
const momentMs = moment === undefined ? undefined : RealDate.parse(moment)
let aheadMs = 0
const now = () => (momentMs ?? RealDate.now()) + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: readonly unknown[], wanted) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], wanted === Date ? target : wanted),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

process.on('SIGUSR2', () => {
  aheadMs += dayMs
})
