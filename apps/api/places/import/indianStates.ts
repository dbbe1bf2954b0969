/** A state or union territory of India as each source writes it. */
export interface IndianState {
  /** The current spelling, which the store shows. */
  readonly name: string
  /** The spelling of the postal directory. */
  readonly post: string
  /** Codes of the state in GeoNames, the newest first. */
  readonly geonames: readonly string[]
}

const state = (name: string, ...geonames: readonly string[]): IndianState => ({
  name,
  post: name.toUpperCase(),
  geonames,
})

/** The 28 states and 8 union territories. */
export const indianStates: readonly IndianState[] = [
  state('Andaman and Nicobar Islands', '01'),
  state('Andhra Pradesh', '02'),
  state('Arunachal Pradesh', '30'),
  state('Assam', '03'),
  state('Bihar', '34'),
  state('Chandigarh', '05'),
  state('Chhattisgarh', '37'),
  {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    post: 'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU',
    geonames: ['52', '06', '32'],
  },
  state('Delhi', '07'),
  state('Goa', '33'),
  state('Gujarat', '09'),
  state('Haryana', '10'),
  state('Himachal Pradesh', '11'),
  state('Jammu and Kashmir', '12'),
  state('Jharkhand', '38'),
  state('Karnataka', '19'),
  state('Kerala', '13'),
  state('Ladakh', '41'),
  state('Lakshadweep', '14'),
  state('Madhya Pradesh', '35'),
  state('Maharashtra', '16'),
  state('Manipur', '17'),
  state('Meghalaya', '18'),
  state('Mizoram', '31'),
  state('Nagaland', '20'),
  state('Odisha', '21'),
  state('Puducherry', '22'),
  state('Punjab', '23'),
  state('Rajasthan', '24'),
  state('Sikkim', '29'),
  state('Tamil Nadu', '25'),
  state('Telangana', '40'),
  state('Tripura', '26'),
  state('Uttar Pradesh', '36'),
  state('Uttarakhand', '39'),
  state('West Bengal', '28'),
]
