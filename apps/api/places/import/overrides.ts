/** Pincodes whose city no rule finds, by their first digits or their state. */
export interface ManualCity {
  /** Name and state. */
  readonly city: string
  readonly prefixes?: readonly string[]
  readonly states?: readonly string[]
}

/** Metros whose suburbs have head offices and town names of their own; the first match counts. */
export const manualCities: readonly ManualCity[] = [
  { city: 'New Delhi, Delhi', states: ['Delhi'] },
  { city: 'Chandigarh, Chandigarh', states: ['Chandigarh'] },
  { city: 'Mohali, Punjab', prefixes: ['1600'] },
  { city: 'Mumbai, Maharashtra', prefixes: ['4000', '4001', '4002'] },
  { city: 'Thane, Maharashtra', prefixes: ['4006'] },
  { city: 'Navi Mumbai, Maharashtra', prefixes: ['4007', '410210', '410218'] },
  { city: 'Pune, Maharashtra', prefixes: ['4110'] },
  { city: 'Nagpur, Maharashtra', prefixes: ['4400'] },
  { city: 'Bengaluru, Karnataka', prefixes: ['560'] },
  {
    city: 'Kolkata, West Bengal',
    prefixes: ['7000', '70010', '70013', '700141', '70015', '700160', '700161'],
  },
  { city: 'Howrah, West Bengal', prefixes: ['71110'] },
  { city: 'Chennai, Tamil Nadu', prefixes: ['600'] },
  { city: 'Hyderabad, Telangana', prefixes: ['500'] },
  { city: 'Ahmedabad, Gujarat', prefixes: ['3800'] },
  { city: 'Vadodara, Gujarat', prefixes: ['3900'] },
  { city: 'Surat, Gujarat', prefixes: ['3950'] },
  { city: 'Jaipur, Rajasthan', prefixes: ['3020'] },
  { city: 'Lucknow, Uttar Pradesh', prefixes: ['2260'] },
  { city: 'Kanpur, Uttar Pradesh', prefixes: ['2080'] },
  { city: 'Noida, Uttar Pradesh', prefixes: ['20130', '201313', '201314', '201316', '201317', '201318'] },
  { city: 'Patna, Bihar', prefixes: ['8000'] },
  { city: 'Bhopal, Madhya Pradesh', prefixes: ['46200', '46201', '46202', '46203', '46204'] },
  { city: 'Indore, Madhya Pradesh', prefixes: ['4520'] },
  { city: 'Coimbatore, Tamil Nadu', prefixes: ['6410'] },
  { city: 'Kochi, Kerala', prefixes: ['6820'] },
  { city: 'Thiruvananthapuram, Kerala', prefixes: ['6950'] },
  { city: 'Visakhapatnam, Andhra Pradesh', prefixes: ['5300'] },
  { city: 'Guwahati, Assam', prefixes: ['7810'] },
  { city: 'Ghaziabad, Uttar Pradesh', prefixes: ['2010'] },
  { city: 'Gurugram, Haryana', prefixes: ['12200', '12201'] },
]

/** Correct positions of pincodes that the directory places wrongly: latitude and longitude of the post office. */
export const positionOverrides: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '110069': [28.6062, 77.2277],
  '560002': [12.965, 77.585],
  '560038': [12.9784, 77.6408],
  '743332': [22.12, 88.23],
}

/** Correct regions of pincodes that the directory assigns to a wrong state: district in lower case, and state. */
export const manualRegions: Readonly<Record<string, readonly [district: string, state: string]>> = {
  '334002': ['bikaner', 'Rajasthan'],
  '384316': ['mahesana', 'Gujarat'],
  '504346': ['adilabad', 'Telangana'],
  '612906': ['ariyalur', 'Tamil Nadu'],
  '781029': ['kamrup metro', 'Assam'],
  '781131': ['kamrup metro', 'Assam'],
  '799001': ['west tripura', 'Tripura'],
}

/**
 * Correct populations where GeoNames counts a whole district, or has a count from before the city grew (census of 2011,
 * rounded).
 */
export const populationOverrides: Readonly<Record<string, number>> = {
  'New Delhi, Delhi': 11_000_000,
  'Gurugram, Haryana': 877_000,
  'Noida, Uttar Pradesh': 637_000,
  'Tirunelveli, Tamil Nadu': 474_000,
  'Teni, Tamil Nadu': 94_000,
  'Nowrangapur, Odisha': 37_000,
  'Bilimora, Gujarat': 53_000,
  'Punasa, Madhya Pradesh': 10_000,
  'Gorakhpur, Haryana': 10_000,
}

/** Common names of cities for which GeoNames has an older or rarer name. */
export const modernCityNames: Readonly<Record<string, string>> = {
  'Panjim, Goa': 'Panaji',
  'Madgaon, Goa': 'Margao',
  'Tumkur, Karnataka': 'Tumakuru',
  'Sholapur, Maharashtra': 'Solapur',
  'Chanda, Maharashtra': 'Chandrapur',
  'Bhayandar, Maharashtra': 'Mira Bhayandar',
  'Dombivali, Maharashtra': 'Dombivli',
  'Barddhaman, West Bengal': 'Bardhaman',
  'Teni, Tamil Nadu': 'Theni',
  'Nowrangapur, Odisha': 'Nabarangpur',
  'Shahjanpur, Uttar Pradesh': 'Shahjahanpur',
  'Chanduasi, Uttar Pradesh': 'Chandausi',
  'Morvi, Gujarat': 'Morbi',
  'Kapurthala Town, Punjab': 'Kapurthala',
  'Zerakpur, Punjab': 'Zirakpur',
  'Koch Bihar, West Bengal': 'Cooch Behar',
}

/** The main town of districts that are not named after it; district in lower case. */
export const districtSeats: Readonly<Record<string, string>> = {
  'leh ladakh, Ladakh': 'Leh',
  'lahul and spiti, Himachal Pradesh': 'Keylong',
  'kinnaur, Himachal Pradesh': 'Reckong Peo',
  'sirmaur, Himachal Pradesh': 'Nahan',
  'udam singh nagar, Uttarakhand': 'Rudrapur',
  'pauri garhwal, Uttarakhand': 'Pauri',
  'chamoli, Uttarakhand': 'Gopeshwar',
  'sant kabeer nagar, Uttar Pradesh': 'Khalilabad',
  'siddharth nagar, Uttar Pradesh': 'Siddharthnagar',
  'kushi nagar, Uttar Pradesh': 'Padrauna',
  'kachchh, Gujarat': 'Bhuj',
  'ahmadabad, Gujarat': 'Ahmedabad',
  'banas kantha, Gujarat': 'Palanpur',
  'ahmednagar, Maharashtra': 'Ahilyanagar',
  'east nimar, Madhya Pradesh': 'Khandwa',
  'kabirdham, Chhattisgarh': 'Kawardha',
  'jashpur, Chhattisgarh': 'Jashpur Nagar',
  'korea, Chhattisgarh': 'Baikunthpur',
  'jangoan, Telangana': 'Jangaon',
  'bhadradri kothagudem, Telangana': 'Kothagudem',
  'yadadri bhuvanagiri, Telangana': 'Bhongir',
  'jogulamba gadwal, Telangana': 'Gadwal',
  'ranga reddy, Telangana': 'Hyderabad',
  'sri sathya sai, Andhra Pradesh': 'Puttaparthi',
  'y.s.r., Andhra Pradesh': 'Kadapa',
  'annamayya, Andhra Pradesh': 'Rayachoti',
  'prakasam, Andhra Pradesh': 'Ongole',
  'spsr nellore, Andhra Pradesh': 'Nellore',
  'visakhapatanam, Andhra Pradesh': 'Visakhapatnam',
  'anakapalli, Andhra Pradesh': 'Anakapalle',
  'alluri sitharama raju, Andhra Pradesh': 'Paderu',
  'parvathipuram manyam, Andhra Pradesh': 'Parvathipuram',
  'chamarajanagara, Karnataka': 'Chamrajnagar',
  'dakshina kannada, Karnataka': 'Mangaluru',
  'uttara kannada, Karnataka': 'Karwar',
  'vijaynagar, Karnataka': 'Hosapete',
  'pondicherry, Puducherry': 'Puducherry',
  'lakshadweep district, Lakshadweep': 'Kavaratti',
  'ernakulam, Kerala': 'Kochi',
  'medinipur west, West Bengal': 'Midnapore',
  'medinipur east, West Bengal': 'Tamluk',
  'birbhum, West Bengal': 'Suri',
  'maldah, West Bengal': 'Malda',
  'dinajpur uttar, West Bengal': 'Raiganj',
  'nadia, West Bengal': 'Krishnanagar',
  '24 paraganas south, West Bengal': 'Baruipur',
  'south andamans, Andaman and Nicobar Islands': 'Port Blair',
  'north and middle andaman, Andaman and Nicobar Islands': 'Mayabunder',
  'nicobars, Andaman and Nicobar Islands': 'Car Nicobar',
  'baleshwar, Odisha': 'Balasore',
  'mayurbhanj, Odisha': 'Baripada',
  'kendujhar, Odisha': 'Keonjhar',
  'anugul, Odisha': 'Angul',
  'kandhamal, Odisha': 'Phulbani',
  'kalahandi, Odisha': 'Bhawanipatna',
  'kamrup, Assam': 'Guwahati',
  'sonitpur, Assam': 'Tezpur',
  'lakhimpur, Assam': 'North Lakhimpur',
  'cachar, Assam': 'Silchar',
  'west kameng, Arunachal Pradesh': 'Bomdila',
  'papum pare, Arunachal Pradesh': 'Itanagar',
  'lohit, Arunachal Pradesh': 'Tezu',
  'east khasi hills, Meghalaya': 'Shillong',
  'west jaintia hills, Meghalaya': 'Jowai',
  'west garo hills, Meghalaya': 'Tura',
  'north tripura, Tripura': 'Dharmanagar',
  'dhalai, Tripura': 'Ambassa',
  'kaimur (bhabua), Bihar': 'Bhabua',
  'palamu, Jharkhand': 'Medininagar',
}

/**
 * Names of towns without a pincode that another place or locality has too. They do not become names of the nearby city.
 */
export const ambiguousNames: ReadonlySet<string> = new Set([
  'akalgarh',
  'bara bazar',
  'bhatgaon',
  'durgapur',
  'gandhi nagar',
  'gudur',
  'jagdishpur',
  'jalalpur',
  'kalka',
  'kandri',
  'krishnapur',
  'manali',
  'narayangarh',
  'nawabganj',
  'niwari',
  'parbatipur',
  'powai',
  'rajnagar',
  'rajpur',
  'ramnagar',
  'sahapur',
  'shikarpur',
  'shivaji nagar',
  'tajpur',
])
