import type { ServiceArea } from '../../db/schema/serviceAreas.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns service areas as the database stores them, one row for each country, state, city and pincode. */
export const toServiceAreaRows = (areas: NonNullable<CatalogueFiles['service-areas']>): ServiceArea[] =>
  areas.flatMap(({ countries = [], states = [], cities = [], pincodes = [], by }) => {
    const row = (scope: ServiceArea['scope']) => (key: string) => ({
      ...{ scope, key },
      vendor: by.includes('vendor'),
      courier: by.includes('courier'),
      cake: by.includes('cake'),
    })
    return [
      ...countries.map(row('country')),
      ...states.map(row('state')),
      ...cities.map(row('city')),
      ...pincodes.map(row('pincode')),
    ]
  })
