const names = `
ahmedabad amritsar bangalore bengaluru bhopal bhubaneswar bombay calcutta chandigarh chennai coimbatore delhi faridabad
ghaziabad goa gurgaon gurugram guwahati hyderabad indore jaipur jodhpur kanpur kochi kolkata lucknow ludhiana madurai
mangalore mumbai mysore nagpur nashik noida patna pondicherry pune raipur ranchi srinagar surat thane trivandrum udaipur
vadodara varanasi vijayawada vizag
andheri anna nagar bandra banjara hills connaught place dwarka gachibowli hauz khas hsr layout indiranagar jayanagar
jubilee hills karol bagh koramangala malviya nagar powai rajouri garden salt lake t nagar velachery whitefield
110001 400050 411001 500032 560034 600017 700091
ahmadabad banglore chenai hydrabad kolkatta koramangla luckhnow mumbay`

/**
 * Texts that shoppers type into the location search, letter by letter from the third one, at which the search begins.
 */
export const locationSearchTexts: readonly string[] = names
  .split(/\s+/)
  .filter((name) => name.length > 2)
  .flatMap((name) => Array.from(name.slice(2), (_, index) => name.slice(0, index + 3)))
