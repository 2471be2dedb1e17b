#!/bin/sh
# Lets a replica of this network follow the database; runs once, when the database is made.
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
