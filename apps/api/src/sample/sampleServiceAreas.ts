import type { ServiceArea } from '../db/schema/serviceAreas.ts'

const area = (
  scope: ServiceArea['scope'],
  key: string,
  services: Partial<Pick<ServiceArea, 'vendor' | 'courier' | 'cake'>>,
): ServiceArea => ({ scope, key, vendor: false, courier: false, cake: false, ...services })

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

// Florists and bakers.
const bakers = words(`
  mumbai new-delhi bengaluru kolkata chennai ahmedabad hyderabad pune surat kanpur jaipur navi-mumbai
  lucknow nagpur indore patna bhopal ludhiana agra vadodara nashik kalyan thane meerut faridabad ghaziabad
  dombivli rajkot varanasi amritsar prayagraj visakhapatnam jabalpur howrah solapur chandigarh coimbatore
  jodhpur mysuru dehradun noida gurugram
`)

// Florists, but no baker.
const florists = words(`
  aurangabad srinagar madurai guwahati gwalior vijayawada ranchi hubballi jalandhar thiruvananthapuram salem
  tiruchirappalli kota bhubaneswar aligarh bareilly moradabad bhiwandi raipur gorakhpur bhilai jamshedpur
  kochi amravati sangli cuttack bikaner warangal bhavnagar nanded rourkela guntur mira-bhayandar durgapur
  ajmer ulhasnagar kolhapur siliguri asansol jamnagar saharanpur kalaburagi tirunelveli jammu kurnool ujjain
  kozhikode malegaon davangere jalgaon akola belagavi gaya udaipur korba mangaluru jhansi thoothukudi
  nellore tiruppur kollam ahilyanagar dhule bhagalpur muzaffarnagar latur ballari muzaffarpur mathura
  patiala chandrapur bhilwara thrissur brahmapur shahjahanpur shivamogga rohtak tumakuru firozabad nizamabad
  rajamahendravaram bardhaman
`)

// Partners abroad: couriers in all these countries, florists in two, bakers in one.
const abroad: readonly ServiceArea[] = [
  area('country', 'US', { vendor: true, courier: true }),
  area('country', 'AE', { vendor: true, courier: true, cake: true }),
  ...words('GB CA AU SG DE').map((country) => area('country', country, { courier: true })),
]

/**
 * Service areas of the sample merchant: couriers all over India except the remote islands, flowers in the bigger
 * cities, cakes in the biggest. Abroad, each country is one area.
 */
export const sampleServiceAreas: readonly ServiceArea[] = [
  area('country', 'IN', { courier: true }),
  area('state', 'Andaman and Nicobar Islands', {}),
  area('state', 'Lakshadweep', {}),
  area('city', 'port-blair', { courier: true }),
  ...abroad,
  ...florists.map((city) => area('city', city, { vendor: true, courier: true })),
  ...bakers.map((city) => area('city', city, { vendor: true, courier: true, cake: true })),
]
