import type { Town } from './town.ts';

/**
 * The larger towns of France, Switzerland, Italy, Spain, Germany, Belgium and their small neighbours, the larger first in
 * each country: names in five languages where they differ, then degrees of latitude and longitude.
 */
const TABLE = `
Paris/Parigi 48.86 2.35;Marseille/Marseilles/Marsiglia/Marsella 43.3 5.37;Lyon/Lyons/Lione 45.76 4.84
Toulouse/Tolosa 43.6 1.44;Nice/Nizza/Niza 43.7 7.26;Nantes 47.22 -1.55;Montpellier 43.61 3.88
Strasbourg/Straßburg/Strasburgo/Estrasburgo 48.57 7.75;Bordeaux/Burdeos 44.84 -0.58;Lille/Lilla 50.63 3.06
Rennes 48.12 -1.68;Toulon/Tolone/Tolón 43.12 5.93;Reims 49.26 4.03;Saint-Étienne 45.44 4.39;Le Havre 49.49 0.11
Dijon/Digione 47.32 5.04;Grenoble 45.19 5.72;Angers 47.47 -0.55;Villeurbanne 45.77 4.88;Nîmes 43.84 4.36
Clermont-Ferrand 45.78 3.09;Aix-en-Provence 43.53 5.45;Le Mans 48.01 0.2;Brest 48.39 -4.49;Tours 47.39 0.68
Amiens 49.89 2.3;Limoges 45.83 1.26;Annecy 45.9 6.13;Perpignan/Perpignano/Perpiñán 42.69 2.89;Metz 49.12 6.18
Boulogne-Billancourt 48.84 2.24;Besançon 47.24 6.02;Orléans 47.9 1.9;Rouen 49.44 1.1;Mulhouse/Mülhausen 47.75 7.34
Caen 49.18 -0.37;Saint-Denis 48.94 2.36;Nancy/Nanzig 48.69 6.18;Argenteuil 48.95 2.25;Avignon/Avignone/Aviñón 43.95 4.81
Poitiers 46.58 0.34;Versailles 48.8 2.13;Dunkerque/Dünkirchen/Dunkirk 51.03 2.38;Pau 43.3 -0.37
La Rochelle/La Rochela 46.16 -1.15;Cannes 43.55 7.02;Antibes 43.58 7.12;Calais 50.95 1.86;Béziers 43.34 3.22
Colmar/Kolmar 48.08 7.36;Bourges 47.08 2.4;Ajaccio/Aiaccio 41.92 8.74;Bastia 42.7 9.45;Quimper 48 -4.1;Valence 44.93 4.89
Troyes 48.3 4.08;Chambéry 45.57 5.92;Lorient 47.75 -3.37;Niort 46.32 -0.46;Saint-Malo 48.65 -2.01;Saint-Nazaire 47.27 -2.21
Montauban 44.02 1.35;Valenciennes 50.36 3.52;Vannes 47.66 -2.76;Cherbourg 49.64 -1.62;Bayonne 43.49 -1.48
Biarritz 43.48 -1.56;Arles 43.68 4.63;Laval 48.07 -0.77;Albi 43.93 2.15;Bourg-en-Bresse 46.21 5.23;Vienne 45.53 4.87
Annemasse 46.19 6.24;Thonon-les-Bains 46.37 6.48;Chamonix 45.92 6.87;Saint-Tropez 43.27 6.64;Fréjus 43.43 6.74
Hyères 43.12 6.13;Gap 44.56 6.08;Agen 44.2 0.62;Périgueux 45.18 0.72;Angoulême 45.65 0.16;Carcassonne 43.21 2.35
Blois 47.59 1.33;Chartres 48.45 1.49;Évreux 49.02 1.15;Beauvais 49.43 2.08;Arras 50.29 2.78;Épinal 48.17 6.45
Belfort 47.64 6.86;Auxerre 47.8 3.57;Nevers 46.99 3.16;Vichy 46.13 3.43;Aurillac 44.93 2.44;Rodez 44.35 2.57;Tarbes 43.23 0.08
Monaco/Montecarlo/Monte-Carlo/Mónaco 43.74 7.42;Luxembourg/Luxemburg/Lussemburgo/Luxemburgo 49.61 6.13
Zürich/Zuerich/Zurich/Zurigo 47.37 8.54;Genève/Genf/Geneva/Ginevra/Ginebra 46.2 6.15;Basel/Bâle/Basilea 47.56 7.59
Lausanne/Losanna/Lausana 46.52 6.63;Bern/Berne/Berna 46.95 7.45;Winterthur/Winterthour 47.5 8.72
Luzern/Lucerne/Lucerna 47.05 8.31;St. Gallen/Sankt Gallen/Saint-Gall/San Gallo/San Galo 47.42 9.37;Lugano 46 8.95
Biel/Bienne 47.14 7.25;Thun/Thoune 46.76 7.63;Bellinzona/Bellinzone/Bellenz 46.19 9.02;Köniz 46.92 7.41
Fribourg/Freiburg im Üechtland/Friburgo 46.8 7.15;La Chaux-de-Fonds 47.1 6.83;Schaffhausen/Schaffhouse/Sciaffusa 47.7 8.63
Vernier 46.22 6.08;Chur/Coire/Coira 46.85 9.53;Neuchâtel/Neuenburg 46.99 6.93;Sion/Sitten 46.23 7.36;Lancy 46.18 6.12
Yverdon-les-Bains/Iverdon 46.78 6.64;Zug/Zoug/Zugo 47.17 8.52;Montreux 46.43 6.91;Aarau 47.39 8.04;Vevey 46.46 6.84
Nyon 46.38 6.24;Locarno 46.17 8.8;Solothurn/Soleure/Soletta 47.21 7.54;Baden 47.47 8.31;Carouge 46.18 6.14;Morges 46.51 6.5
Davos 46.8 9.84;Martigny 46.1 7.07;Sierre/Siders 46.29 7.54;Delémont/Delsberg 47.37 7.34;Vaduz 47.14 9.52
Roma/Rome/Rom 41.9 12.5;Milano/Milan/Mailand/Milán 45.46 9.19;Napoli/Naples/Neapel/Nápoles 40.85 14.27
Torino/Turin/Turín 45.07 7.69;Palermo/Palerme 38.12 13.36;Genova/Gênes/Genua/Genoa/Génova 44.41 8.93
Bologna/Bologne/Bolonia 44.49 11.34;Firenze/Florence/Florenz/Florencia 43.77 11.26;Bari 41.12 16.87
Catania/Catane 37.5 15.09;Verona/Vérone 45.44 10.99;Venezia/Venise/Venedig/Venice/Venecia 45.44 12.33
Messina/Messine/Mesina 38.19 15.55;Padova/Padoue/Padua 45.41 11.88;Trieste/Triest 45.65 13.77;Brescia 45.54 10.22
Parma/Parme 44.8 10.33;Taranto/Tarente/Tarent/Tarento 40.47 17.24;Prato 43.88 11.1;Modena/Modène/Módena 44.65 10.93
Reggio Emilia 44.7 10.63;Reggio Calabria 38.11 15.65;Perugia/Pérouse/Perusa 43.11 12.39;Ravenna/Ravenne/Rávena 44.42 12.2
Livorno/Livourne/Leghorn 43.55 10.31;Rimini 44.06 12.57;Cagliari 39.22 9.12;Foggia 41.46 15.54;Ferrara/Ferrare 44.84 11.62
Salerno/Salerne 40.68 14.76;Monza 45.58 9.27;Bergamo/Bergame/Bérgamo 45.7 9.67;Trento/Trente/Trient 46.07 11.12
Siracusa/Syracuse/Syrakus 37.08 15.29;Vicenza/Vicence 45.55 11.55;Bolzano/Bozen 46.5 11.35;Novara/Novare 45.45 8.62
Piacenza/Plaisance 45.05 9.69;Ancona/Ancône 43.62 13.52;Udine 46.06 13.24;Arezzo 43.46 11.88;Lecce 40.35 18.17
Pescara 42.46 14.21;Pisa/Pise 43.72 10.4;Lucca/Lucques 43.84 10.5;Como/Côme 45.81 9.09;Varese 45.82 8.83
Siena/Sienne 43.32 11.33;Pavia/Pavie/Pavía 45.18 9.16;Cremona/Crémone 45.13 10.02;Asti 44.9 8.21;Alessandria 44.91 8.61
La Spezia 44.1 9.82;Sanremo/San Remo 43.82 7.78;Cuneo/Coni 44.39 7.55;Aosta/Aoste 45.74 7.32;Sassari 40.73 8.56
Mantova/Mantoue/Mantua 45.16 10.79;Treviso/Trévise 45.67 12.24;Terni 42.56 12.65;Latina 41.47 12.9;Lecco 45.86 9.39
Madrid 40.42 -3.7;Barcelona/Barcelone/Barcellona 41.39 2.17;Valencia/València 39.47 -0.38;Zaragoza/Saragosse/Saragossa 41.65 -0.89
Sevilla/Séville/Seville/Siviglia 37.39 -5.99;Málaga/Malaga 36.72 -4.42;Murcia/Murcie 37.99 -1.13
Palma/Palma de Mallorca/Palma di Maiorca/Palma de Majorque 39.57 2.65
Las Palmas de Gran Canaria/Las Palmas 28.12 -15.43;Alicante/Alacant 38.35 -0.49;Bilbao/Bilbo 43.26 -2.93
Córdoba/Cordoue/Cordova 37.88 -4.78;Valladolid 41.65 -4.72;Vigo 42.24 -8.72;Gijón 43.53 -5.66;Vitoria-Gasteiz 42.85 -2.67
A Coruña/La Coruña/La Corogne/Corunna 43.36 -8.41;Granada/Grenade 37.18 -3.6;Elche/Elx 38.27 -0.7;Oviedo 43.36 -5.85
Badalona 41.45 2.25;Cartagena/Carthagène 37.6 -0.99;Terrassa 41.56 2.01;Jerez de la Frontera 36.69 -6.14;Sabadell 41.55 2.11
Móstoles 40.32 -3.86;Santa Cruz de Tenerife/Tenerife/Teneriffa 28.46 -16.25;Alcalá de Henares 40.48 -3.36
Pamplona/Pampelune/Iruña 42.82 -1.64;Almería 36.84 -2.46;San Sebastián/Donostia/Saint-Sébastien 43.32 -1.98
Santander 43.46 -3.81;Burgos 42.34 -3.7;Albacete 38.99 -1.86;Castellón de la Plana 39.99 -0.04;Logroño 42.47 -2.45
Badajoz 38.88 -6.97;Salamanca/Salamanque 40.97 -5.66;Huelva 37.26 -6.94;Marbella 36.51 -4.88;Lleida/Lérida 41.62 0.62
Tarragona/Tarragone 41.12 1.25;León 42.6 -5.57;Cádiz/Cadix/Cadice 36.53 -6.29;Jaén 37.77 -3.79;Girona/Gerona/Gérone 41.98 2.82
Santiago de Compostela/Saint-Jacques-de-Compostelle 42.88 -8.54;Toledo/Tolède 39.86 -4.03;Cáceres 39.48 -6.37
Lugo 43.01 -7.56;Ourense/Orense 42.34 -7.86;Segovia/Ségovie 40.94 -4.11;Ibiza/Eivissa 38.91 1.43;Andorra la Vella 42.51 1.52
Berlin/Berlino/Berlín 52.52 13.41;Hamburg/Hambourg/Amburgo/Hamburgo 53.55 9.99
München/Muenchen/Munich/Monaco di Baviera/Múnich 48.14 11.58;Köln/Koeln/Cologne/Colonia 50.94 6.96
Frankfurt/Frankfurt am Main/Francfort/Francoforte/Fráncfort 50.11 8.68;Stuttgart/Stoccarda 48.78 9.18
Düsseldorf/Duesseldorf 51.23 6.78;Leipzig/Lipsia 51.34 12.37;Dortmund 51.51 7.47;Essen 51.46 7.01;Bremen/Brême/Brema 53.08 8.8
Dresden/Dresde/Dresda 51.05 13.74;Hannover/Hanovre/Hanover 52.37 9.73;Nürnberg/Nuremberg/Norimberga/Núremberg 49.45 11.08
Duisburg/Duisbourg 51.43 6.76;Bochum 51.48 7.22;Wuppertal 51.26 7.18;Bielefeld 52.02 8.53;Bonn 50.74 7.1;Münster 51.96 7.63
Mannheim 49.49 8.47;Karlsruhe 49.01 8.4;Augsburg/Augsbourg/Augusta 48.37 10.9;Wiesbaden 50.08 8.24
Mönchengladbach 51.19 6.44;Gelsenkirchen 51.52 7.1;Aachen/Aix-la-Chapelle/Aquisgrana/Aquisgrán 50.78 6.08
Braunschweig/Brunswick 52.27 10.52;Kiel 54.32 10.14;Chemnitz 50.83 12.92;Halle 51.48 11.97;Magdeburg/Magdebourg 52.13 11.63
Freiburg/Freiburg im Breisgau/Fribourg-en-Brisgau/Friburgo in Brisgovia 48 7.85;Krefeld 51.34 6.59;Mainz/Mayence/Magonza/Maguncia 50 8.27
Lübeck/Lubecca 53.87 10.69;Erfurt 50.98 11.03;Oberhausen 51.5 6.85;Rostock 54.09 12.14;Kassel/Cassel 51.31 9.49
Saarbrücken/Sarrebruck 49.24 7;Potsdam 52.4 13.06;Oldenburg 53.14 8.21;Osnabrück 52.28 8.05;Heidelberg 49.4 8.69
Darmstadt 49.87 8.65;Regensburg/Ratisbonne/Ratisbona 49.01 12.1;Würzburg/Wurtzbourg 49.79 9.95;Ulm 48.4 9.99
Ingolstadt 48.77 11.42;Heilbronn 49.14 9.22;Pforzheim 48.89 8.7;Konstanz/Constance/Costanza/Constanza 47.66 9.18
Koblenz/Coblence/Coblenza 50.36 7.59;Trier/Trèves/Treviri/Tréveris 49.76 6.64;Jena 50.93 11.59;Tübingen 48.52 9.06
Bruxelles/Brussel/Brüssel/Brussels/Bruselas 50.85 4.35;Antwerpen/Anvers/Antwerp/Anversa/Amberes 51.22 4.4
Gent/Gand/Ghent/Gante 51.05 3.73;Charleroi 50.41 4.44;Liège/Lüttich/Luik/Liegi/Lieja 50.63 5.57
Brugge/Bruges/Brügge/Brujas 51.21 3.22;Namur/Namen 50.47 4.87;Leuven/Louvain/Löwen/Lovanio/Lovaina 50.88 4.7
Mons 50.45 3.95;Mechelen/Malines/Mecheln/Malinas 51.03 4.48;Aalst/Alost 50.94 4.04;La Louvière 50.48 4.19
Kortrijk/Courtrai 50.83 3.27;Hasselt 50.93 5.34;Oostende/Ostende/Ostend/Ostenda 51.23 2.92;Tournai/Doornik 50.61 3.39
Arlon 49.68 5.82;Verviers 50.59 5.86`;

/** Read when the first is asked for. */
let towns: readonly Town[] | null = null;

export function knownTowns(): readonly Town[] {
  towns ??= TABLE.trim()
    .split(/[;\n]/)
    .map((line) => {
      const [longitude = '', latitude = '', ...words] = line.split(' ').toReversed();
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return { names: words.toReversed().join(' ').split('/'), position };
    });
  return towns;
}
