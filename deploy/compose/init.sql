-- Runs once, in the empty database. The socket in the shared volume is the only way to it, and needs no password.
create role swipefolio login;
create role swipefolio_backup login replication;
create database swipefolio owner swipefolio;
revoke connect on database swipefolio from public;
grant connect on database swipefolio to swipefolio_backup;
