/** A seed file: gzipped CSV without a header, for one table. */
export interface SeedFile {
  readonly file: string
  readonly table: string
  readonly columns: readonly string[]
}

/** The seed files of the place directory, each after the files that it references. */
export const seedFiles = {
  cities: {
    file: 'cities.csv.gz',
    table: 'cities',
    columns: ['id', 'name', 'search', 'state', 'population', 'latitude', 'longitude'],
  },
  cityNames: { file: 'city-names.csv.gz', table: 'city_names', columns: ['search', 'city_id'] },
  pincodes: {
    file: 'pincodes.csv.gz',
    table: 'pincodes',
    columns: ['pincode', 'city_id', 'latitude', 'longitude'],
  },
  localities: { file: 'localities.csv.gz', table: 'localities', columns: ['pincode', 'name', 'search'] },
  worldCities: {
    file: 'world-cities.csv.gz',
    table: 'world_cities',
    columns: ['id', 'country', 'name', 'search', 'region', 'population'],
  },
} as const satisfies Readonly<Record<string, SeedFile>>
