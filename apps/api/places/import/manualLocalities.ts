/** Localities, by pincode, that have no post office of their name, or only one with a longer name. */
export const manualLocalities: Readonly<Record<string, readonly string[]>> = {
  '110049': ['South Extension'],
  '110075': ['Dwarka'],
  '110085': ['Rohini'],
  '226001': ['Hazratganj'],
  '380015': ['Satellite'],
  '400076': ['Powai'],
  '411001': ['Koregaon Park'],
  '411057': ['Hinjewadi'],
  '500081': ['HITEC City', 'Madhapur'],
  '560001': ['MG Road'],
  '560024': ['Hebbal'],
  '560037': ['Marathahalli'],
  '560100': ['Electronic City'],
  '600017': ['T Nagar'],
  '600042': ['Velachery'],
  '700064': ['Salt Lake'],
}
