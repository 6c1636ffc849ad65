import { fold } from '@northlight/db/fold'

/** Towns from which families ask, where they lie, and how else they are written. */
const towns: readonly (readonly [name: string, north: number, east: number, also: string])[] = [
  ['Bengaluru', 12.97, 77.59, 'bangalore'],
  ['Mysuru', 12.3, 76.64, 'mysore'],
  ['Hubballi', 15.36, 75.12, 'hubli'],
  ['Mangaluru', 12.91, 74.86, 'mangalore'],
  ['Belagavi', 15.85, 74.5, 'belgaum belgavi ಬೆಳಗಾವಿ बेलगावी बेलगाम'],
  ['Ballari', 15.14, 76.92, 'bellary ಬಳ್ಳಾರಿ बल्लारी बेल्लारी'],
  ['Tumakuru', 13.34, 77.1, 'tumkur ತುಮಕೂರು तुमकुर तुमकूरु'],
  ['Dharwad', 15.46, 75.01, 'dharwar ಧಾರವಾಡ धारवाड़'],
  ['Kalaburagi', 17.33, 76.83, 'gulbarga kalburgi ಕಲಬುರಗಿ कलबुर्गी गुलबर्गा'],
  ['Vijayapura', 16.83, 75.71, 'bijapur ವಿಜಯಪುರ विजयपुर बीजापुर'],
  ['Shivamogga', 13.93, 75.57, 'shimoga ಶಿವಮೊಗ್ಗ शिवमोग्गा शिमोगा'],
  ['Davanagere', 14.46, 75.92, 'davangere ದಾವಣಗೆರೆ दावणगेरे'],
  ['Hassan', 13.0, 76.1, 'ಹಾಸನ हासन'],
  ['Mandya', 12.52, 76.9, 'ಮಂಡ್ಯ मांड्या'],
  ['Udupi', 13.34, 74.75, 'ಉಡುಪಿ उडुपी'],
  ['Chikkamagaluru', 13.32, 75.77, 'chikmagalur ಚಿಕ್ಕಮಗಳೂರು चिकमगलूर'],
  ['Chitradurga', 14.23, 76.4, 'ಚಿತ್ರದುರ್ಗ चित्रदुर्ग'],
  ['Raichur', 16.2, 77.36, 'ರಾಯಚೂರು रायचूर'],
  ['Bidar', 17.91, 77.52, 'ಬೀದರ್ बीदर'],
  ['Bagalkote', 16.18, 75.7, 'bagalkot ಬಾಗಲಕೋಟೆ बागलकोट'],
  ['Gadag', 15.43, 75.63, 'ಗದಗ गदग'],
  ['Haveri', 14.79, 75.4, 'ಹಾವೇರಿ हावेरी'],
  ['Koppal', 15.35, 76.15, 'ಕೊಪ್ಪಳ कोप्पल'],
  ['Kolar', 13.14, 78.13, 'ಕೋಲಾರ कोलार'],
  ['Chikkaballapura', 13.43, 77.73, 'chikballapur ಚಿಕ್ಕಬಳ್ಳಾಪುರ चिक्कबल्लापुर'],
  ['Ramanagara', 12.72, 77.28, 'ramanagaram ರಾಮನಗರ रामनगर'],
  ['Chamarajanagara', 11.92, 76.94, 'chamarajanagar ಚಾಮರಾಜನಗರ चामराजनगर'],
  ['Madikeri', 12.42, 75.74, 'mercara kodagu coorg ಮಡಿಕೇರಿ ಕೊಡಗು मडिकेरी'],
  ['Karwar', 14.81, 74.13, 'ಕಾರವಾರ कारवार'],
  ['Yadgir', 16.77, 77.14, 'yadagiri ಯಾದಗಿರಿ यादगीर'],
]

const kilometresOf = (degrees: number) => degrees * 111

/** Near enough to tell which of a few campuses is the nearest; roads are longer, so no figure is shown. */
const apart = ([, north, east]: (typeof towns)[number], [, n, e]: (typeof towns)[number]) =>
  Math.hypot(kilometresOf(north - n), kilometresOf(east - e) * Math.cos((north * Math.PI) / 180))

const townOf = (city: string) =>
  towns.find(([name, , , also]) => [name, ...also.split(' ')].some((one) => fold(one) === fold(city.trim())))

type Campus = { slug: string; name: string; city: string | null }

/** Towns without a campus, each with the one that lies nearest. Cities that are not in the table take no part. */
export const nearestCampuses = <One extends Campus>(campuses: readonly One[]) => {
  const placed = campuses.flatMap((campus) => {
    const town = townOf(campus.city ?? campus.name)
    return town ? [{ campus, town }] : []
  })
  return towns.flatMap((town) => {
    if (placed.some((one) => one.town === town)) return []
    const [nearest] = placed.toSorted((a, b) => apart(town, a.town) - apart(town, b.town))
    return nearest ? [{ town: town[0], also: town[3], campus: nearest.campus }] : []
  })
}
