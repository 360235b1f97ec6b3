import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './dashboard.words.ts';

export const es = {
  support: 'Chat de ayuda',
  overview: 'Resumen',
  settings: 'Ajustes',
  customer: {
    title: 'Sus trabajos',
    label: 'Su panel',
    newRequest: 'Nueva solicitud',
    projects: 'Mis proyectos',
    requests: 'Solicitudes de servicio',
  },
  contractor: {
    label: 'Panel del contratista',
    account: 'Cuenta del contratista',
    pipeline: 'Cartera',
    watches: 'Mis alertas',
    opportunities: 'Oportunidades',
    bids: 'Mis ofertas',
    active: 'Proyectos activos',
    outreach: 'Mis contactos',
    permits: 'Mis permisos',
    profile: 'Perfil de la empresa y facturación',
    profileDetail:
      'Oficios, zonas de servicio, horario, licencia y cuánto trabajo toma: todo en su cuenta de contratista.',
    editProfile: 'Editar perfil de la empresa',
    setUp: 'Configurar su cuenta de contratista',
  },
  operator: {
    title: 'Operador',
    logged: 'Lo que haga aquí queda registrado.',
    yourSettings: 'Sus ajustes',
    health: 'Estado',
    listings: 'Fichas',
    reviews: 'Reseñas',
    firms: 'Permisos',
    messages: 'Mensajes',
    suppressed: 'Correo devuelto',
    support: 'Ayuda',
    requests: 'Solicitudes',
    money: 'Dinero',
    accounts: 'Cuentas',
    synthetic: 'Datos de ejemplo',
    audit: 'Registro de auditoría',
  },
  outreach: {
    signIn: 'Inicie sesión como contratista en este dispositivo para ver el resultado en Mis contactos.',
    see: 'Ver mis contactos',
  },
} satisfies Translation<typeof en>;
