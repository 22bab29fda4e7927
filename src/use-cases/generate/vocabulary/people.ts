/** Names of people who do not exist, and institutions that do not exist in cities that do. */
export const givenNames = [
  'Maria', 'Anna', 'Wei', 'Mohammed', 'Elena', 'Juan', 'Fatima', 'David', 'Yuki', 'Priya', 'Ahmed', 'Sofia', 'Li', 'Kwame', 'Ingrid', 'Carlos',
  'Amina', 'Tomás', 'Noor', 'Jan', 'Chiara', 'Ravi', 'Olga', 'Thandiwe', 'Mateus', 'Hana', 'Pierre', 'Sana', 'Emeka', 'Lucía', 'Arjun', 'Katarzyna',
  'Min-jun', 'Leila', 'Oskar', 'Bao', 'Camille', 'Yusuf', 'Aiko', 'Rosa', 'Dmitri', 'Zanele', 'Henrik', 'Meera', 'Paulo', 'Siobhán', 'Tariq', 'Eszter',
  'Nkechi', 'Giorgio', 'Ayşe', 'Viktor', 'Ximena', 'Jamal', 'Linnea', 'Kofi', 'Beatriz', 'Hiroshi', 'Roxana', 'Anders', 'Chidi', 'Marta', 'Sanjay',
  'Elif', 'Bartosz', 'Nomvula', 'Rafael', 'Signe', 'Farid', 'Jelena', 'Tuan', 'Aoife', 'Diego', 'Malin', 'Oluwaseun', 'Petra', 'Samir', 'Ulrike', 'Wanjiru', 'Zoltán',
]
export const familyNames = [
  'Smith', 'Wang', 'Garcia', 'Kim', 'Müller', 'Nguyen', 'Kumar', 'Silva', 'Ivanova', 'Okafor', 'Hansen', 'Rossi', 'Tanaka', 'Ali', 'Novak', 'Dubois',
  'Mensah', 'Fernandes', 'Kowalski', 'Andersson', 'Haddad', 'Sato', 'Moreau', 'Banerjee', 'Castillo', 'Virtanen', 'Yilmaz', 'Dlamini', 'Petrov', 'Lindqvist',
  'Ferrari', 'Abebe', 'Horvat', 'Murphy', 'Nakamura', 'Pereira', 'Schulz', 'Rahman', 'Diallo', 'Papadopoulos', 'Van Dijk', 'Bianchi', 'Chowdhury',
  'Jankauskas', 'Mbeki', 'Olsen', 'Quispe', 'Ramírez', 'Szabó', 'Takahashi', 'Usman', 'Vargas', 'Wójcik', 'Xu', 'Zhou', 'Achterberg', 'Bergqvist',
  'Cavanagh', 'De la Fuente', 'Eriksen', 'Farouk', 'Grünwald', 'Hosseini', 'Iwasaki', 'Jovanović', 'Karlsdóttir', 'Laaksonen', 'Mwangi', 'Nyström', 'Ó Briain',
  'Pettersen', 'Quaye', 'Rautio', 'Sithole', 'Tamm', 'Udoh', 'Vasquez', 'Wickramasinghe', 'Yamada', 'Zapata', 'Adeyemi', 'Boateng', 'Ceballos', 'Dragomir',
  'Espinoza', 'Fitzgerald', 'Guðmundsson', 'Herczeg', 'Ibarra', 'Jagiełło', 'Kanellis', 'Lozano', 'Matsumoto', 'Nzimande', 'Oyelaran', 'Pokorný', 'Rasmussen', 'Sørensen', 'Thibault', 'Uusitalo',
]
/** City, country, ISO 3166-1 alpha-2. */
export const cities: readonly (readonly [string, string, string])[] = [
  ['Utrecht', 'Netherlands', 'NL'], ['Leeds', 'United Kingdom', 'GB'], ['Ghent', 'Belgium', 'BE'], ['Bergen', 'Norway', 'NO'], ['Porto', 'Portugal', 'PT'],
  ['Kraków', 'Poland', 'PL'], ['Nagoya', 'Japan', 'JP'], ['Accra', 'Ghana', 'GH'], ['Valparaíso', 'Chile', 'CL'], ['Pune', 'India', 'IN'], ['Tartu', 'Estonia', 'EE'],
  ['Izmir', 'Türkiye', 'TR'], ['Durban', 'South Africa', 'ZA'], ['Trieste', 'Italy', 'IT'], ['Chengdu', 'China', 'CN'], ['Halifax', 'Canada', 'CA'],
  ['Bordeaux', 'France', 'FR'], ['Nairobi', 'Kenya', 'KE'], ['Tampere', 'Finland', 'FI'], ['Wellington', 'New Zealand', 'NZ'], ['Recife', 'Brazil', 'BR'],
  ['Hobart', 'Australia', 'AU'], ['Ljubljana', 'Slovenia', 'SI'], ['Busan', 'South Korea', 'KR'], ['Tucson', 'United States', 'US'], ['Sfax', 'Tunisia', 'TN'],
  ['Graz', 'Austria', 'AT'], ['Aarhus', 'Denmark', 'DK'], ['Hanoi', 'Viet Nam', 'VN'], ['Cork', 'Ireland', 'IE'],
]
export const institutionStems = ['Averdale', 'Northmoor', 'Silverbeck', 'Kestrel Hill', 'Marrow Lane', 'Lantern Quay', 'Oriel Bridge', 'Thornwick', 'Saltmarsh', 'Old Foundry', 'Aldermere', 'Copper Street', 'Harrowgate Park', 'Linden Row', 'Westering', 'Quillon', 'Ember Vale', 'Stonecross', 'Fairwater', 'Juniper House']
export const institutionKinds = ['University', 'Institute of Technology', 'Research Centre', 'College', 'Academy of Sciences', 'Teaching Hospital', 'Institute for Advanced Study', 'Polytechnic']
export const funders = ['Averdale Foundation', 'Northmoor Research Council', 'Lantern Trust', 'Fund for Open Inquiry', 'Silverbeck Endowment', 'Thornwick Medical Charity', 'Quillon Science Fund', 'Aldermere Environment Programme', 'Stonecross Prize Fund', 'Fairwater Fellowship Scheme']
