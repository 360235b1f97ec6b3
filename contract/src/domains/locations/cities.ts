/** A city offered in the pickers, with a ZIP code and the coordinates of its center. */
export interface City {
  readonly name: string;
  /** Two letters, 'KY'. */
  readonly state: string;
  readonly zipCode: string;
  /** Degrees, WGS 84: the city hall or another point in the center. */
  readonly latitude: number;
  readonly longitude: number;
}

const city = (name: string, state: string, zipCode: string, latitude: number, longitude: number): City => ({
  name,
  state,
  zipCode,
  latitude,
  longitude,
});

/** The cities that the pickers offer, by name: the product's first 30 and the next 17 largest of the US. */
export const cities: readonly City[] = [
  city('Albuquerque', 'NM', '87102', 35.0844, -106.6504),
  city('Atlanta', 'GA', '30303', 33.749, -84.388),
  city('Austin', 'TX', '78701', 30.2672, -97.7431),
  city('Baltimore', 'MD', '21202', 39.2904, -76.6122),
  city('Boston', 'MA', '02108', 42.3601, -71.0589),
  city('Charlotte', 'NC', '28202', 35.2271, -80.8431),
  city('Chicago', 'IL', '60601', 41.8781, -87.6298),
  city('Colorado Springs', 'CO', '80903', 38.8339, -104.8214),
  city('Columbus', 'OH', '43215', 39.9612, -82.9988),
  city('Dallas', 'TX', '75201', 32.7767, -96.797),
  city('Denver', 'CO', '80202', 39.7392, -104.9903),
  city('Detroit', 'MI', '48226', 42.3314, -83.0458),
  city('El Paso', 'TX', '79901', 31.7619, -106.485),
  city('Fort Worth', 'TX', '76102', 32.7555, -97.3308),
  city('Fresno', 'CA', '93721', 36.7378, -119.7871),
  city('Houston', 'TX', '77002', 29.7604, -95.3698),
  city('Indianapolis', 'IN', '46204', 39.7684, -86.1581),
  city('Jacksonville', 'FL', '32202', 30.3322, -81.6557),
  city('Kansas City', 'MO', '64106', 39.0997, -94.5786),
  city('Las Vegas', 'NV', '89101', 36.1699, -115.1398),
  city('Long Beach', 'CA', '90802', 33.7701, -118.1937),
  city('Los Angeles', 'CA', '90012', 34.0522, -118.2437),
  city('Louisville', 'KY', '40202', 38.2527, -85.7585),
  city('Memphis', 'TN', '38103', 35.1495, -90.049),
  city('Mesa', 'AZ', '85201', 33.4152, -111.8315),
  city('Miami', 'FL', '33130', 25.7617, -80.1918),
  city('Milwaukee', 'WI', '53202', 43.0389, -87.9065),
  city('Minneapolis', 'MN', '55401', 44.9778, -93.265),
  city('Nashville', 'TN', '37201', 36.1627, -86.7816),
  city('New York', 'NY', '10007', 40.7128, -74.006),
  city('Oakland', 'CA', '94612', 37.8044, -122.2712),
  city('Oklahoma City', 'OK', '73102', 35.4676, -97.5164),
  city('Omaha', 'NE', '68102', 41.2565, -95.9345),
  city('Philadelphia', 'PA', '19107', 39.9526, -75.1652),
  city('Phoenix', 'AZ', '85003', 33.4484, -112.074),
  city('Portland', 'OR', '97204', 45.5152, -122.6784),
  city('Raleigh', 'NC', '27601', 35.7796, -78.6382),
  city('Sacramento', 'CA', '95814', 38.5816, -121.4944),
  city('San Antonio', 'TX', '78205', 29.4241, -98.4936),
  city('San Diego', 'CA', '92101', 32.7157, -117.1611),
  city('San Francisco', 'CA', '94102', 37.7793, -122.4193),
  city('San Jose', 'CA', '95113', 37.3382, -121.8863),
  city('Seattle', 'WA', '98104', 47.6062, -122.3321),
  city('Tucson', 'AZ', '85701', 32.2226, -110.9747),
  city('Tulsa', 'OK', '74103', 36.154, -95.9928),
  city('Virginia Beach', 'VA', '23456', 36.7534, -76.0574),
  city('Washington', 'DC', '20004', 38.9072, -77.0369),
];
